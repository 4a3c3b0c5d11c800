package dev.stoa.example.spring;

import com.fasterxml.jackson.databind.Module;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.jackson.StoaJacksonModule;
import dev.stoa.storage.StorageConfig;
import javax.sql.DataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Where the trail is kept; Spring closes Stoa with the application. */
@Configuration(proxyBeanMethods = false)
class StoaConfiguration {

  /** Spring Boot registers every bean of this type with Jackson. */
  @Bean
  Module stoaJackson() {
    return new StoaJacksonModule();
  }

  /** Stoa has its own store, named by {@code stoa.url}. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnProperty("stoa.url")
  static class OwnStore {

    @Bean
    Stoa stoa(@Value("${stoa.url}") String url) {
      return Stoa.open(url);
    }

    @Bean
    OrderTrail trail(Stoa stoa) {
      return new SeparateTrail(stoa);
    }
  }

  /** Stoa shares the application's database and connections; its own Flyway runs after ours. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnProperty(name = "stoa.url", matchIfMissing = true, havingValue = "none")
  static class SharedStore {

    @Bean
    @DependsOnDatabaseInitialization
    Stoa stoa(DataSource dataSource) {
      return Stoa.open(StorageConfig.over(dataSource));
    }

    @Bean
    OrderTrail trail(Stoa stoa, DataSource dataSource) {
      return new SharedTrail(stoa, dataSource);
    }
  }
}
