import fc from "fast-check";
import { FlowerstandStore } from "./flowerstand-store";

it("begins as the specification says", () => {
  expect({ ...new FlowerstandStore() }).toMatchObject({
    img: "",
    layerValue: 2,
    rotateSlider: 0,
    zoomSlider: 100,
    switchesValue: 1,
    swiperColorValue: "other",
    methodDialog: false,
    currentSrcUrl: "",
  });
});

it("reverts to no turn and its own size", () => {
  const store = new FlowerstandStore();
  store.setRotate(-33);
  store.setZoom(240);
  store.revert();
  expect([store.rotateSlider, store.zoomSlider]).toEqual([0, 100]);
});

it("keeps the sliders within their ends, in whole steps, whatever it is told", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (turn, zoom) => {
      const store = new FlowerstandStore();
      store.setRotate(turn);
      store.setZoom(zoom);
      const { rotateSlider, zoomSlider } = store;
      expect(Number.isInteger(rotateSlider) && Math.abs(rotateSlider) <= 180).toBe(true);
      expect(Number.isInteger(zoomSlider) && zoomSlider >= 20 && zoomSlider <= 300).toBe(true);
    }),
  );
});

it("takes no layer and no style that cannot be", () => {
  const store = new FlowerstandStore();
  store.setLayer(-1);
  store.setLayer(1.5);
  store.setSwitches(0);
  expect([store.layerValue, store.switchesValue]).toEqual([2, 1]);
  store.setLayer(0);
  store.setSwitches(12);
  expect([store.layerValue, store.switchesValue]).toEqual([0, 12]);
});

it("holds one picture at a time, with the link of its stand", () => {
  const held = new Set<string>();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${++count}`;
    held.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => held.delete(address);
  const store = new FlowerstandStore();
  store.keepImage(new Blob(["one"]), "https://encore.example/one");
  store.keepImage(new Blob(["two"]), "");
  expect([...held]).toEqual([store.img]);
  expect(store.currentSrcUrl).toBe("");
});
