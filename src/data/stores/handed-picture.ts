/** A picture on its way from one page to another within a page load. */
export class HandedPicture {
  private picture: File | undefined;

  put(picture: File): void {
    this.picture = picture;
  }

  /** The picture, once. */
  take(): File | undefined {
    const { picture } = this;
    this.picture = undefined;
    return picture;
  }
}
