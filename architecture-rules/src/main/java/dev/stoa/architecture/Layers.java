package dev.stoa.architecture;

import java.util.List;

/** The layers of a full project; a service takes those it needs and adds its own. */
public final class Layers {

  /** Types, rules and ports. */
  public static final Layer DOMAIN =
      Layer.named("domain").using("io.vavr..", "org.jspecify.annotations..");

  /** Use cases: what other services embed. */
  public static final Layer APPLICATION =
      Layer.named("application").seeing("domain").using("io.vavr..", "org.jspecify.annotations..");

  /** Tables and bindings, which depend on no other layer. */
  public static final Layer SCHEMA =
      Layer.named("schema").using("org.jooq..", "org.jspecify.annotations..");

  /** What an application needs to open a workspace, and what an engine implements. */
  public static final Layer STORAGE = storage("storage").seeing("domain", "schema");

  /** One set of repositories for both engines. */
  public static final Layer ADAPTER_JOOQ =
      storage("adapter.jooq").seeing("domain", "schema", "storage").using("org.jooq..");

  /** What only SQLite does. */
  public static final Layer ADAPTER_SQLITE = engine("adapter.sqlite").using("org.sqlite..");

  /** What only PostgreSQL does. */
  public static final Layer ADAPTER_POSTGRES =
      engine("adapter.postgres").using("org.postgresql..", "com.zaxxer.hikari..");

  /** Use cases described for callers outside Java; not every project has them. */
  public static final Layer ACTIONS =
      Layer.named("actions")
          .seeing("application", "domain")
          .using("io.vavr..", "org.jspecify.annotations..");

  /** The actions as commands. */
  public static final Layer ADAPTER_CLI =
      inbound("adapter.cli").using("picocli..", "com.github.freva.asciitable..");

  /** The actions as tools for models. */
  public static final Layer ADAPTER_MCP =
      inbound("adapter.mcp")
          .using("io.modelcontextprotocol..", "reactor.core..", "jakarta.servlet..");

  /** The actions over HTTP. */
  public static final Layer ADAPTER_HTTP =
      inbound("adapter.http")
          .using("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "kotlin..")
          .using("io.micrometer..");

  /** Contract suites; not every project has them. */
  public static final Layer TESTKIT =
      Layer.named("testkit")
          .seeing("domain")
          .using("io.vavr..", "org.jspecify.annotations..")
          .using("org.junit.jupiter.api..", "org.opentest4j..");

  /** Wiring: may depend on everything, and only programs may depend on it. */
  public static final Layer BOOTSTRAP =
      Layer.named("bootstrap")
          .seeing("domain", "application", "schema", "storage")
          .seeing("adapter.jooq", "adapter.sqlite", "adapter.postgres")
          .using("*..");

  /** The program: wiring and inbound adapters together. */
  public static final Layer APP =
      Layer.named("app")
          .seeing("domain", "application", "actions", "schema", "storage", "bootstrap")
          .seeing("adapter.sqlite", "adapter.postgres", "adapter.cli", "adapter.http")
          .seeing("adapter.mcp")
          .using("*..");

  private Layers() {}

  static List<Layer> all() {
    return List.of(
        DOMAIN, APPLICATION, SCHEMA, ADAPTER_JOOQ, ADAPTER_SQLITE, ADAPTER_POSTGRES, BOOTSTRAP);
  }

  private static Layer storage(String name) {
    return Layer.named(name).using("javax.sql..", "io.vavr..", "org.jspecify.annotations..");
  }

  private static Layer inbound(String name) {
    return Layer.named(name)
        .seeing("actions", "application", "domain")
        .using("io.vavr..", "org.jspecify.annotations..");
  }

  private static Layer engine(String name) {
    return storage(name)
        .seeing("domain", "schema", "storage", "adapter.jooq")
        .using("org.jooq..", "org.flywaydb..");
  }
}
