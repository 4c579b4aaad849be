import "./src/styles/index.css";

export { wrapPageElement } from "./src/layouts/wrap-page-element";
