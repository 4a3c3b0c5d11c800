package dev.stoa.architecture;

import java.util.List;

/** The rooms of the full house; a service takes those it needs and adds its own. */
public final class Rooms {

  /** Types, rules and ports. */
  public static final Room DOMAIN =
      Room.named("domain").using("io.vavr..", "org.jspecify.annotations..");

  /** Use cases: what other services embed. */
  public static final Room APPLICATION =
      Room.named("application").seeing("domain").using("io.vavr..", "org.jspecify.annotations..");

  /** Tables and bindings, which know of no other room. */
  public static final Room SCHEMA = Room.named("schema").using("org.jooq..");

  /** One set of repositories for both engines. */
  public static final Room ADAPTER_JOOQ =
      storage("adapter.jooq").seeing("domain", "schema").using("org.jooq..");

  /** What only SQLite does. */
  public static final Room ADAPTER_SQLITE = engine("adapter.sqlite").using("org.sqlite..");

  /** What only PostgreSQL does. */
  public static final Room ADAPTER_POSTGRES =
      engine("adapter.postgres").using("org.postgresql..", "com.zaxxer.hikari..");

  /** Contract suites and fakes, which a house may publish or not; so it is not in every house. */
  public static final Room TESTKIT =
      Room.named("testkit")
          .seeing("domain")
          .using("io.vavr..", "org.jspecify.annotations..")
          .using("org.junit.jupiter.api..", "org.opentest4j..");

  /** Wiring: the one room that may see everything, and that nobody may see. */
  public static final Room BOOTSTRAP =
      Room.named("bootstrap")
          .seeing("domain", "application", "schema")
          .seeing("adapter.jooq", "adapter.sqlite", "adapter.postgres")
          .using("*..");

  private Rooms() {}

  static List<Room> all() {
    return List.of(
        DOMAIN, APPLICATION, SCHEMA, ADAPTER_JOOQ, ADAPTER_SQLITE, ADAPTER_POSTGRES, BOOTSTRAP);
  }

  private static Room storage(String name) {
    return Room.named(name).using("javax.sql..", "io.vavr..", "org.jspecify.annotations..");
  }

  private static Room engine(String name) {
    return storage(name)
        .seeing("domain", "schema", "adapter.jooq")
        .using("org.jooq..", "org.flywaydb..");
  }
}
