import { type ErrorInfo, type ReactNode, Component } from "react";
import { routeErrorOf } from "../routing/route-error";
import { ErrorPage } from "./error-page";
import { NotFound } from "./not-found";

interface RouteBoundaryProps {
  /** What the route shows; a new `routeKey` gives the next route a fresh start. */
  children: ReactNode;
  routeKey: string;
}

interface RouteBoundaryState {
  thrown: unknown;
  failed: boolean;
  routeKey: string;
}

/** Shows the error page in the place of a page that fails to render. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = {
    thrown: undefined,
    failed: false,
    routeKey: this.props.routeKey,
  };

  static getDerivedStateFromError(thrown: unknown): Partial<RouteBoundaryState> {
    return { thrown, failed: true };
  }

  static getDerivedStateFromProps(
    { routeKey }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return routeKey === state.routeKey ? null : { thrown: undefined, failed: false, routeKey };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    console.error(thrown, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { status, message } = routeErrorOf(this.state.thrown);
    return status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />;
  }
}
