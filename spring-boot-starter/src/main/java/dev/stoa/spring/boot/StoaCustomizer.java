package dev.stoa.spring.boot;

import dev.stoa.bootstrap.StoaConfig;

/** Changes how the workspace is opened, after the properties: for example its clock. */
@FunctionalInterface
public interface StoaCustomizer {

  /** The configuration to go on with. */
  StoaConfig customize(StoaConfig config);
}
