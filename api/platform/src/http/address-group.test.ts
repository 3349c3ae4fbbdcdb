import { toIpAddressGroup } from './address-group';

test('an IPv4 address stands for itself, however it is written', () => {
  expect(toIpAddressGroup('10.0.0.1')).toBe('10.0.0.1');
  expect(toIpAddressGroup('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(toIpAddressGroup('10.0.0.2')).not.toBe(toIpAddressGroup('10.0.0.1'));
});

test('all addresses of one /64 are one, those of the next are another', () => {
  const [one, same, next] = ['2001:db8:0:7::1', '2001:DB8:0:7:ffff::9%eth0', '2001:db8:0:8::1'].map(
    toIpAddressGroup,
  );
  expect(same).toBe(one);
  expect(next).not.toBe(one);
});

test('what is no address stands for itself', () => {
  expect(toIpAddressGroup('unix')).toBe('unix');
});
