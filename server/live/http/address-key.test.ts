import { addressKey } from "./address-key";

describe("keys that limits are counted by", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:c000:207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
    ["0000:0000:0000:0000:0000:ffff:c000:0207", "192.0.2.7"],
    ["::ffff:192.0.2.7%eth0", "192.0.2.7"],
    ["::ffff:0:192.0.2.7", "0:0:0:0"],
    ["1:2:3:4:5:6:7::", "1:2:3:4"],
    ["::192.0.2.7", "0:0:0:0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:0001:0002::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["", ""],
  ])("%s → %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it("is the same for all addresses that one line has", () => {
    expect(addressKey("2001:db8:1:2:aaaa::1")).toBe(addressKey("2001:db8:1:2::ffff"));
    expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey("2001:db8:1:2::1"));
  });
});
