package dev.stoa.app;

import picocli.CommandLine.IVersionProvider;

/** The version the jar was built as. */
final class StoaVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = StoaVersion.class.getPackage().getImplementationVersion();
    return new String[] {"stoa " + (version == null ? "(not from a jar)" : version)};
  }
}
