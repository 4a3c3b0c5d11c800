package dev.stoa.spring.boot;

import dev.stoa.testkit.sqlite.TestWorkspace;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.stream.Stream;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;

/** An application with Spring Security: users have a password each, and are named by a role. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
class SecuredApplication {

  @Bean
  SecurityFilterChain security(HttpSecurity http) throws Exception {
    return http.authorizeHttpRequests(
            requests ->
                requests
                    .requestMatchers("/stoa/v1/evolution/**")
                    .denyAll()
                    .requestMatchers("/stoa/docs")
                    .permitAll()
                    .anyRequest()
                    .authenticated())
        .csrf(csrf -> csrf.ignoringRequestMatchers("/stoa/**", "/inner/**"))
        .httpBasic(Customizer.withDefaults())
        .build();
  }

  @Bean
  UserDetailsService users() {
    return new InMemoryUserDetailsManager(
        Stream.of("STOA_READ", "STOA_WRITE", "CLERK")
            .map(role -> User.withUsername(role).password("{noop}" + role).roles(role).build())
            .toList());
  }

  /** The header by which a user logs in. */
  static String login(String role) {
    return "Basic "
        + Base64.getEncoder()
            .encodeToString((role + ":" + role).getBytes(StandardCharsets.US_ASCII));
  }

  /** Starts it on a free port, with a workspace in its own database. */
  static ConfigurableApplicationContext run(Path folder, String... properties) {
    return new SpringApplicationBuilder(SecuredApplication.class)
        .run(
            Stream.concat(
                    Stream.of(
                        "--server.port=0",
                        "--spring.datasource.url=" + TestWorkspace.copyTo(folder.resolve("app.db")),
                        "--spring.flyway.enabled=false"),
                    Stream.of(properties))
                .toArray(String[]::new));
  }

  static URI at(ConfigurableApplicationContext context, String path) {
    return URI.create(
        "http://localhost:" + context.getEnvironment().getProperty("local.server.port") + path);
  }
}
