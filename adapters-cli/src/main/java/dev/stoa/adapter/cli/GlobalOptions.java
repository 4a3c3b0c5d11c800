package dev.stoa.adapter.cli;

import dev.stoa.application.Workspace;
import java.io.InputStream;
import java.util.function.Function;

/** What the program around the commands provides: the global options, and the workspace. */
public interface GlobalOptions {

  /** Whether answers and failures are printed as JSON. */
  boolean json();

  /** What is piped in. */
  InputStream in();

  /** Where the answer is shown. */
  Terminal terminal();

  /** Works on the workspace of the options; if there is none, it is created or refused. */
  <T> T onWorkspace(boolean create, Function<Workspace, T> work);
}
