package dev.stoa.example.spring;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** {@code POST /orders}. */
@RestController
class OrderController {

  private final OrderService orders;

  OrderController(OrderService orders) {
    this.orders = orders;
  }

  @PostMapping("/orders")
  @ResponseStatus(HttpStatus.CREATED)
  OrderPlaced place(@RequestBody OrderRequest request) {
    return new OrderPlaced(orders.place(request.item(), request.quantity()));
  }

  @ExceptionHandler(OutOfStockException.class)
  @ResponseStatus(HttpStatus.CONFLICT)
  void outOfStock() {
    // The status says it all.
  }

  /** What is ordered. */
  record OrderRequest(String item, int quantity) {}

  /** The order that was made of it. */
  record OrderPlaced(String id) {}
}
