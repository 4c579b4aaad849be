/** @jest-environment jsdom */
import { createRootStore } from "#src/data/stores/root-store";
import { completeBrowser } from "#test/browser";
import { Editor } from "../session/editor";
import { KIT } from "../stand.fixtures";
import { revert, turnBy, zoomBy } from "../session/layer-actions";
import { StandsStore } from "./stands-store";

beforeAll(completeBrowser);

const open = () => {
  const stands = createRootStore().of(StandsStore);
  const editor = new Editor(KIT, [], () => undefined);
  stands.setEditor(editor);
  return { stands, session: editor.session };
};

it("has the initial state of the specification", () => {
  const stores = createRootStore();
  const stands = stores.of(StandsStore);
  expect(stores.of(StandsStore)).toBe(stands);
  const { img, layerValue, rotateSlider, zoomSlider, switchesValue } = stands;
  expect([img, layerValue, rotateSlider, zoomSlider, switchesValue]).toEqual(["", 2, 0, 100, 1]);
  const { swiperColorValue, methodDialog, currentSrcUrl } = stands;
  expect([swiperColorValue, methodDialog, currentSrcUrl]).toEqual(["other", false, ""]);
});

it("shows the chosen layer and changes it, within the limits", () => {
  const { stands, session } = open();
  expect([stands.layerValue, stands.zoomSlider]).toEqual([2, 120]);
  stands.rotateSlider = 30.4;
  stands.zoomSlider = 999;
  expect(session.layer).toMatchObject({ turn: 30, zoom: 300 });
  session.choose(0);
  expect([stands.layerValue, stands.rotateSlider, stands.zoomSlider]).toEqual([1, 0, 100]);
  expect(session.stand.layers[1]).toMatchObject({ turn: 30, zoom: 300 });
  session.choose(-1);
  stands.rotateSlider = 50;
  expect([stands.layerValue, session.history.present]).toEqual([0, session.stand]);
});

it("makes one step of a moving slider, and of a reset", () => {
  const { stands, session } = open();
  for (const turn of [5, 9, 14]) stands.rotateSlider = turn;
  session.undo();
  expect(stands.rotateSlider).toBe(0);
  turnBy(session, 40);
  zoomBy(session, 30);
  revert(session);
  expect(session.layer).toMatchObject({ turn: 0, zoom: 100 });
  session.undo();
  expect([stands.rotateSlider, stands.zoomSlider]).toEqual([40, 150]);
});

it("selects style and palette, and follows undo", () => {
  const { stands, session } = open();
  stands.switchesValue = 3;
  stands.swiperColorValue = "knights";
  expect(session.stand).toMatchObject({
    palette: "knights",
    layers: [{ part: "heart" }, {}, {}, {}, {}],
  });
  session.undo();
  session.undo();
  expect([stands.switchesValue, stands.swiperColorValue]).toEqual([1, "other"]);
  expect(session.history.canUndo).toBe(false);
});

it("keeps one picture at a time, with the link to its stand", () => {
  const held = new Set<string>();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${++count}`;
    held.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => held.delete(address);
  const { stands } = open();
  stands.keepImage(new Blob(["one"]), "https://encore.example/one");
  stands.keepImage(new Blob(["two"]), "");
  expect([...held]).toEqual([stands.img]);
  expect(stands.currentSrcUrl).toBe("");
});
