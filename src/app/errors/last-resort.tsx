import { atBase } from "#src/data/browser/base-path";
import { type ReactNode, Component } from "react";

/** Fallback if the error page itself, or the frame around all pages, fails (SPEC section 8). */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <p>
          <a href={atBase("/")}>Back to the home page</a>
        </p>
      </main>
    );
  }
}
