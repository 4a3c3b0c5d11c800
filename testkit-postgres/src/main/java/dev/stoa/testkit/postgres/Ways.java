package dev.stoa.testkit.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The ways of getting a server, tried in order until one works. */
record Ways(List<Way> inOrder) {

  /** The order everybody gets: the property is read now, not when the class was loaded. */
  static Ways usual() {
    return new Ways(
        List.of(
            new GivenServer(System.getProperty(GivenServer.PROPERTY)),
            new ContainerServer(),
            new EmbeddedServer()));
  }

  Running open(Durability durability) {
    StringJoiner reasons = new StringJoiner("; ", "No PostgreSQL can be had: ", ".");
    List<Throwable> causes = new ArrayList<>();
    String takenBy = null;
    for (Way way : inOrder) {
      if (takenBy != null) {
        reasons.add(way.name() + " was not tried because " + takenBy + " was asked for");
        continue;
      }
      try {
        return way.open(durability);
      } catch (Exception | LinkageError e) {
        reasons.add(way.name() + " failed because " + reason(e));
        causes.add(e);
        takenBy = way.insisted() ? way.name() : null;
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
    String said = message == null ? innermost.getClass().getSimpleName() : message;
    return said.strip().replaceAll("\\s*\\R\\s*", " ").replaceAll("\\.$", "");
  }
}
