export { compareManifests, type ManifestDifference } from "./compare-manifests";
export type { Manifest, ManifestFile } from "./manifest";
export { manifestOf } from "./manifest-of";
export { isManifest, readManifest } from "./read-manifest";
