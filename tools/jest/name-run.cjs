/** Before all tests: a name for this run, which its workers give to what they make on a shared server. */
module.exports = async () => {
  process.env.GIRASSOL_TEST_RUN = String(process.pid);
};
