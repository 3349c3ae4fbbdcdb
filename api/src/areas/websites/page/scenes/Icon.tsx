/** Strokes of the drawings of services, 32 by 32. */
const strokes = {
  SUN: 'M16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM16 2v4M16 26v4M2 16h4M26 16h4M6.1 6.1l2.8 2.8M23.1 23.1l2.8 2.8M6.1 25.9l2.8-2.8M23.1 8.9l2.8-2.8',
  HOUSE: 'M4 15 16 4l12 11M7 13v15h18V13M13 28v-8h6v8',
  FACTORY: 'M3 28V14l8 5v-5l8 5V6h6l2 22ZM9 24h2M15 24h2M21 24h2',
  FIELD: 'M3 28h26M6 28l3-12h14l3 12M9 16h14M7.5 22h17M16 16v12M16 11V4M16 7l-5-3M16 7l5-3',
  TOOLS: 'M20 4a7 7 0 0 0-6.5 9.5L4 23l5 5 9.5-9.5A7 7 0 0 0 28 12l-4.5 2.5-4-1-1-4L21 5Z',
  BATTERY: 'M4 10h22v12H4ZM26 14h3v4h-3M14 12l-4 5h5l-3 4',
  CAR: 'M4 22v-6l4-8h14l5 8v6ZM4 16h23M9 22v3M22 22v3M15 9l-3 5h5l-3 4',
  SHIELD: 'M16 3 5 7v8c0 7 5 11 11 14 6-3 11-7 11-14V7ZM11 16l4 4 7-8',
} as const;

/** Icon of a service that a company offers on its site. */
export const ServiceIcon = ({ name }: { name: keyof typeof strokes }) => (
  <svg className="icon" viewBox="0 0 32 32" aria-hidden="true">
    <path d={strokes[name]} />
  </svg>
);
