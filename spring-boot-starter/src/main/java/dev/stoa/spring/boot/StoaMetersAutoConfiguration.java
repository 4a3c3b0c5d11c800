package dev.stoa.spring.boot;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.micrometer.MemoryObservations;
import dev.stoa.micrometer.UnitMeters;
import dev.stoa.micrometer.WorkspaceGauges;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The meters and observations of the workspace, in the application's registries. */
@AutoConfiguration(
    after = StoaAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.actuate.autoconfigure.metrics.CompositeMeterRegistryAutoConfiguration",
      "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
      "org.springframework.boot.actuate.autoconfigure.observation.ObservationAutoConfiguration",
      "org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration"
    })
@ConditionalOnBean(Stoa.class)
public class StoaMetersAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  @ConditionalOnBean(ObservationRegistry.class)
  MemoryObservations stoaMemoryObservations(ObservationRegistry registry) {
    return new MemoryObservations(registry);
  }

  @Bean
  @ConditionalOnMissingBean
  @ConditionalOnBean(MeterRegistry.class)
  UnitMeters stoaUnitMeters(MeterRegistry registry) {
    return new UnitMeters(registry);
  }

  @Bean
  @ConditionalOnMissingBean
  @ConditionalOnBean(MeterRegistry.class)
  WorkspaceGauges stoaGauges(Stoa stoa) {
    return new WorkspaceGauges(stoa);
  }
}
