package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.annotation.Transactional;

/** A workspace in the application's own database: operations join its transactions. */
class TransactionsTest {

  @TempDir Path folder;
  private ApplicationContextRunner application;

  @BeforeEach
  void inItsDatabase() {
    application =
        new ApplicationContextRunner()
            .withUserConfiguration(Application.class)
            // One connection: an operation that took another would wait and fail.
            .withPropertyValues(
                "spring.datasource.url=" + TestWorkspace.copyTo(folder.resolve("app.db")),
                "spring.datasource.hikari.maximum-pool-size=1",
                "spring.flyway.enabled=false");
  }

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Application {
    @Bean
    Orders orders(JdbcTemplate jdbc, MemoryOperations memories) {
      return new Orders(jdbc, memories);
    }
  }

  /** A service that knows nothing of how Stoa stores. */
  static class Orders {
    private final JdbcTemplate jdbc;
    private final MemoryOperations memories;

    Orders(JdbcTemplate jdbc, MemoryOperations memories) {
      this.jdbc = jdbc;
      this.memories = memories;
      jdbc.execute("create table if not exists orders (item text)");
    }

    @Transactional
    public int place(String item, boolean fails) {
      jdbc.update("insert into orders values (?)", item);
      memories.remember(item).get();
      int seen = memories.list(MemoryQuery.all()).items().size();
      if (fails) {
        throw new IllegalStateException("out of stock");
      }
      return seen;
    }

    @Transactional(readOnly = true)
    public int remembered() {
      return memories.list(MemoryQuery.all()).items().size();
    }

    int rows() {
      return jdbc.queryForObject("select count(*) from orders", Integer.class);
    }
  }

  @Test
  void anExceptionRollsBackBoth() {
    application.run(
        context -> {
          Orders orders = context.getBean(Orders.class);
          assertThat(orders.place("tea", false)).isEqualTo(1);
          assertThatThrownBy(() -> orders.place("rum", true)).hasMessage("out of stock");
          assertThat(orders.rows()).isEqualTo(1);
          assertThat(memories(context)).isEqualTo(1);
          assertThat(orders.remembered()).isEqualTo(1);
        });
  }

  @Test
  void outsideOfATransactionOperationsCommitByThemselves() {
    application.run(
        context -> {
          context.getBean(Stoa.class).memory().remember("tea").get();
          assertThat(memories(context)).isEqualTo(1);
        });
    application.run(context -> assertThat(memories(context)).isEqualTo(1));
  }

  @Test
  void aStoreOfItsOwnTakesNoPart() {
    application
        .withPropertyValues("stoa.url=" + TestWorkspace.copyTo(folder.resolve("stoa.db")))
        .run(
            context -> {
              Orders orders = context.getBean(Orders.class);
              assertThatThrownBy(() -> orders.place("rum", true)).hasMessage("out of stock");
              assertThat(orders.rows()).isZero();
              assertThat(memories(context)).isEqualTo(1);
            });
  }

  private static int memories(ApplicationContext context) {
    return context.getBean(MemoryOperations.class).list(MemoryQuery.all()).items().size();
  }
}
