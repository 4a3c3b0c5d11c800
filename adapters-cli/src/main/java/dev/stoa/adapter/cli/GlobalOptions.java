package dev.stoa.adapter.cli;

import java.io.InputStream;

/** What the program around the commands knows: the options that every command takes. */
public interface GlobalOptions {

  /** Whether answers and failures are printed as JSON. */
  boolean json();

  /** What is piped in. */
  InputStream in();
}
