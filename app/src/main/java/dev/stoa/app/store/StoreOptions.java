package dev.stoa.app.store;

import dev.stoa.adapter.cli.GlobalOptions;

/** The global options, with the workspace that they name. */
public interface StoreOptions extends GlobalOptions {

  /** The workspace, not opened. */
  ConfiguredStore workspace();
}
