package dev.stoa.spring.boot;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.mcp.McpServlet;
import dev.stoa.bootstrap.Stoa;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;

/** MCP over HTTP in the application's own server, behind its own security. */
@AutoConfiguration(after = {StoaAutoConfiguration.class, StoaHttpAutoConfiguration.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(McpServlet.class)
@ConditionalOnExpression("${stoa.mcp.enabled:${stoa.http.enabled:false}}")
@ConditionalOnBean(Stoa.class)
public class StoaMcpAutoConfiguration {

  @Bean
  @ConditionalOnMissingBean
  StoaCallers stoaCallers() {
    return new RoleCallers();
  }

  @Bean
  @ConditionalOnMissingBean(name = "stoaMcpServlet")
  ServletRegistrationBean<McpServlet> stoaMcpServlet(StoaProperties properties) {
    // A page of another server has no user here, so its name for this one does not matter.
    McpServlet servlet =
        McpServlet.withoutHostCheck(Catalogue.complete(), StoaVersion.of(Stoa.class));
    ServletRegistrationBean<McpServlet> mounted =
        new ServletRegistrationBean<>(servlet, properties.mcpPath());
    mounted.setName("stoaMcp");
    mounted.setAsyncSupported(true);
    return mounted;
  }

  @Bean
  ServedStreams stoaMcpStreams(ServletRegistrationBean<McpServlet> stoaMcpServlet) {
    return new ServedStreams(stoaMcpServlet.getServlet()::destroy);
  }

  /** After the application's own filters, which is the default of Spring Boot. */
  @Bean
  @ConditionalOnMissingBean(name = "stoaMcpAccess")
  FilterRegistrationBean<McpAccessFilter> stoaMcpAccess(
      StoaProperties properties, Stoa stoa, StoaCallers callers) {
    FilterRegistrationBean<McpAccessFilter> access =
        new FilterRegistrationBean<>(new McpAccessFilter(stoa, callers));
    access.addUrlPatterns(properties.mcpPath());
    access.setAsyncSupported(true);
    return access;
  }
}
