export { onPreBootstrap } from "./gatsby/on-pre-bootstrap";
