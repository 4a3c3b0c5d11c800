package dev.stoa.example.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Takes orders over HTTP. */
@SpringBootApplication
public class OrdersApplication {

  public static void main(String[] arguments) {
    SpringApplication.run(OrdersApplication.class, arguments);
  }
}
