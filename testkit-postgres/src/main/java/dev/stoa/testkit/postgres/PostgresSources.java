package dev.stoa.testkit.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The sources of a PostgreSQL server, tried in order until one works. */
record PostgresSources(List<PostgresSource> inOrder) {

  /** The default order; the system property is read on each call. */
  static PostgresSources usual() {
    return new PostgresSources(
        List.of(
            new ExistingServer(System.getProperty(ExistingServer.PROPERTY)),
            new ContainerServer(),
            new EmbeddedServer()));
  }

  Running open(CommitDurability durability) {
    StringJoiner reasons = new StringJoiner("; ", "no PostgreSQL is available: ", ".");
    List<Throwable> causes = new ArrayList<>();
    String required = null;
    for (PostgresSource source : inOrder) {
      if (required != null) {
        reasons.add(source.name() + " was not tried because " + required + " was given");
        continue;
      }
      try {
        return source.open(durability);
      } catch (Exception | LinkageError e) {
        reasons.add(source.name() + " failed because " + reason(e));
        causes.add(e);
        required = source.isRequired() ? source.name() : null;
      }
    }
    IllegalStateException failure = new IllegalStateException(reasons.toString());
    causes.forEach(failure::addSuppressed);
    throw failure;
  }

  // The innermost cause is the one that says what to do; line breaks would break the sentence.
  private static String reason(Throwable failure) {
    Throwable innermost = failure;
    while (innermost.getCause() != null) {
      innermost = innermost.getCause();
    }
    String message = innermost.getMessage();
    String text = message == null ? innermost.getClass().getSimpleName() : message;
    return text.strip().replaceAll("\\s*\\R\\s*", " ").replaceAll("\\.$", "");
  }
}
