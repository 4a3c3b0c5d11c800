package dev.stoa.spring.boot;

import dev.stoa.jackson.StoaJacksonModule;
import dev.stoa.jackson3.StoaJackson3Module;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Has Jackson write the types of Stoa: Spring Boot registers each bean that is a module. */
@AutoConfiguration
public class StoaJacksonAutoConfiguration {

  /** That of Spring Boot 3. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "com.fasterxml.jackson.databind.Module")
  static class Jackson2 {

    @Bean
    @ConditionalOnMissingBean
    StoaJacksonModule stoaJacksonModule() {
      return new StoaJacksonModule();
    }
  }

  /** That of Spring Boot 4. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(name = "tools.jackson.databind.JacksonModule")
  static class Jackson3 {

    @Bean
    @ConditionalOnMissingBean
    StoaJackson3Module stoaJackson3Module() {
      return new StoaJackson3Module();
    }
  }
}
