package dev.stoa.spring.boot;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.micrometer.UnitMeters;
import dev.stoa.micrometer.WorkspaceGauges;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The meters of the workspace, in the application's registry. */
@AutoConfiguration(
    after = StoaAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.actuate.autoconfigure.metrics.CompositeMeterRegistryAutoConfiguration",
      "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration"
    })
@ConditionalOnBean({Stoa.class, MeterRegistry.class})
public class StoaMetersAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  UnitMeters stoaUnitMeters(MeterRegistry registry) {
    return new UnitMeters(registry);
  }

  @Bean
  @ConditionalOnMissingBean
  WorkspaceGauges stoaGauges(Stoa stoa) {
    return new WorkspaceGauges(stoa);
  }
}
