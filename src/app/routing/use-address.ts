export { useAddress } from "./query-string";
