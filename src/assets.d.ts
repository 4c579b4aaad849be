declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.css";

declare module "*.svg" {
  /** Address of the file on the site. */
  const address: string;
  export default address;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}
