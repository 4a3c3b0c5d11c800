package dev.stoa.app;

import picocli.CommandLine.IVersionProvider;

/** The version the jar was built as. */
final class StoaVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"stoa " + number()};
  }

  static String number() {
    String version = StoaVersion.class.getPackage().getImplementationVersion();
    return version == null ? "(not from a jar)" : version;
  }
}
