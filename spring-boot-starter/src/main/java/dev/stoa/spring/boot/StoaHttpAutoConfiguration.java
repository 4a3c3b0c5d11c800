package dev.stoa.spring.boot;

import dev.stoa.adapter.http.HttpMount;
import dev.stoa.bootstrap.Stoa;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.vavr.control.Option;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;

/** The actions and the dashboard in the application's own server, behind its own security. */
@AutoConfiguration(after = {StoaAutoConfiguration.class, StoaMetersAutoConfiguration.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(HttpMount.class)
@ConditionalOnProperty("stoa.http.enabled")
@ConditionalOnBean(Stoa.class)
public class StoaHttpAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  StoaCallers stoaCallers() {
    return new RoleCallers();
  }

  @Bean
  @ConditionalOnMissingBean(name = "stoaHttpServlet")
  ServletRegistrationBean<HttpMount> stoaHttpServlet(
      StoaProperties properties,
      Stoa stoa,
      StoaCallers callers,
      ObjectProvider<MeterRegistry> registry) {
    HttpMount servlet =
        HttpMount.over(
            stoa,
            request -> Option.ofOptional(callers.of(request)),
            registry.getIfUnique(SimpleMeterRegistry::new),
            properties.http().allowWrites());
    ServletRegistrationBean<HttpMount> mounted =
        new ServletRegistrationBean<>(servlet, properties.http().path() + "/*");
    mounted.setName("stoaHttp");
    mounted.setAsyncSupported(true);
    return mounted;
  }

  @Bean
  ServedStreams stoaHttpStreams(ServletRegistrationBean<HttpMount> stoaHttpServlet) {
    return new ServedStreams(stoaHttpServlet.getServlet()::close);
  }
}
