package dev.stoa.spring.boot;

import com.zaxxer.hikari.HikariDataSource;
import java.util.Map;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * What a SQLite file needs that holds Stoa's tables, unless the url or the properties of the pool
 * say otherwise: foreign keys, a log that lets others read meanwhile, and transactions that wait
 * for each other instead of failing.
 */
final class SqliteSettings implements BeanPostProcessor {

  private static final Map<String, String> NEEDED =
      Map.of(
          "foreign_keys", "on",
          "journal_mode", "WAL",
          "transaction_mode", "IMMEDIATE",
          "busy_timeout", "10000");

  @Override
  public Object postProcessBeforeInitialization(Object bean, String name) {
    if (bean instanceof HikariDataSource pool
        && String.valueOf(pool.getJdbcUrl()).startsWith("jdbc:sqlite:")) {
      // What the url says wins over these in the driver.
      NEEDED.forEach((key, value) -> pool.getDataSourceProperties().putIfAbsent(key, value));
    }
    return bean;
  }
}
