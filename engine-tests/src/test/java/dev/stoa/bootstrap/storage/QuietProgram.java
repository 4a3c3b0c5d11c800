package dev.stoa.bootstrap.storage;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.storage.StorageConfig;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/** A program that embeds Stoa and has its own Flyway. */
final class QuietProgram {

  /** Where Stoa itself says that it has migrated a workspace. */
  private static final Logger MIGRATIONS = Logger.getLogger("dev.stoa.migration");

  private QuietProgram() {}

  private static final class PrintingLog implements Log {

    @Override
    public void debug(String message) {}

    @Override
    public void info(String message) {
      System.out.println("own log: " + message);
    }

    @Override
    public void warn(String message) {}

    @Override
    public void error(String message) {}

    @Override
    public void error(String message, Exception cause) {}

    @Override
    public void notice(String message) {}
  }

  public static void main(String[] words) {
    MIGRATIONS.setLevel(Level.OFF);
    Object own = words.length == 1 ? "none" : Flyway.configure().load();
    if (words.length > 2) {
      LogFactory.setLogCreator(type -> new PrintingLog());
    }
    for (String url : words[0].split(" ")) {
      try (Stoa stoa = Stoa.open(StorageConfig.of(url).withoutSlowUnit())) {
        stoa.audit().append(AuditEvent.of("seen")).get();
        stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      }
    }
    System.out.println(System.getProperty("org.jooq.no-logo"));
    System.out.println(System.getProperty("slf4j.internal.verbosity"));
    if (words.length > 1) {
      LogFactory.getLog(own.getClass()).info("the program's own Flyway");
    }
  }
}
