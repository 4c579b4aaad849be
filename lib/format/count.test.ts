it("writes thousands apart, and makes nothing ready on pages that write no numbers", async () => {
  const make = jest.spyOn(Intl, "NumberFormat");
  const { formatCount } = await import("./count");
  expect(make).not.toHaveBeenCalled();
  expect([0, 999, 12_345, 1_000_000].map(formatCount)).toEqual(["0", "999", "12,345", "1,000,000"]);
});
