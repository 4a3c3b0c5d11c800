package dev.stoa.spring.boot;

import dev.stoa.bootstrap.Stoa;
import java.util.Map;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The workspace in the health and the info of the Actuator. */
@AutoConfiguration(after = StoaAutoConfiguration.class)
@ConditionalOnBean(Stoa.class)
public class StoaActuatorAutoConfiguration {

  /** As Spring Boot 4 has it. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "org.springframework.boot.health.contributor.HealthIndicator")
  @ConditionalOnProperty(name = "management.health.stoa.enabled", matchIfMissing = true)
  static class Health4 {

    @Bean
    @ConditionalOnMissingBean(name = "stoaHealthIndicator")
    org.springframework.boot.health.contributor.HealthIndicator stoaHealthIndicator(Stoa stoa) {
      return new org.springframework.boot.health.contributor.AbstractHealthIndicator() {
        @Override
        protected void doHealthCheck(
            org.springframework.boot.health.contributor.Health.Builder builder) {
          StoaHealth health = StoaHealth.of(stoa);
          (health.isUp() ? builder.up() : builder.down()).withDetails(health.details());
        }
      };
    }
  }

  /** As Spring Boot 3 has it. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "org.springframework.boot.actuate.health.HealthIndicator")
  @ConditionalOnProperty(name = "management.health.stoa.enabled", matchIfMissing = true)
  static class Health3 {

    @Bean
    @ConditionalOnMissingBean(name = "stoaHealthIndicator")
    org.springframework.boot.actuate.health.HealthIndicator stoaHealthIndicator(Stoa stoa) {
      return new org.springframework.boot.actuate.health.AbstractHealthIndicator() {
        @Override
        protected void doHealthCheck(
            org.springframework.boot.actuate.health.Health.Builder builder) {
          StoaHealth health = StoaHealth.of(stoa);
          (health.isUp() ? builder.up() : builder.down()).withDetails(health.details());
        }
      };
    }
  }

  /** Which version runs. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(InfoContributor.class)
  static class Information {

    @Bean
    @ConditionalOnMissingBean(name = "stoaInfoContributor")
    InfoContributor stoaInfoContributor() {
      return (Info.Builder info) ->
          info.withDetail("stoa", Map.of("version", StoaVersion.of(Stoa.class)));
    }
  }
}
