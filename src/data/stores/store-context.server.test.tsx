/** @jest-environment node */
import { observer } from "mobx-react-lite";
import { renderToString } from "react-dom/server";
import { StoreProvider, useStores } from "./store-context";

const Choice = observer(function Choice() {
  const { general, units, persistence } = useStores();
  return (
    <p>{[units.unitsId, units.favorites.length, general.isMobile, persistence.ready].join()}</p>
  );
});

it("renders from the defaults without a browser", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    <StoreProvider>
      <Choice />
    </StoreProvider>,
  );
  expect(html).toBe("<p>fine,0,false,false</p>");
});
