package dev.stoa.adapter.http.workspace;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;

/** Gives a workspace back when its request has ended, however long it is answered. */
public record LeaseEnd(Workspaces.Lease lease) implements AsyncListener {

  public static void after(HttpServletRequest request, Workspaces.Lease lease) {
    try {
      if (request.isAsyncStarted()) {
        request.getAsyncContext().addListener(new LeaseEnd(lease));
        return;
      }
    } catch (IllegalStateException e) {
      // It has ended in the meantime, or was broken off.
    }
    lease.close();
  }

  @Override
  public void onComplete(AsyncEvent event) {
    lease.close();
  }

  @Override
  public void onTimeout(AsyncEvent event) {}

  @Override
  public void onError(AsyncEvent event) {}

  @Override
  public void onStartAsync(AsyncEvent event) {
    event.getAsyncContext().addListener(this);
  }
}
