package dev.stoa.example.spring;

/** The audit trail of orders. */
interface OrderTrail {

  /** Notes an order; called inside the transaction that places it. */
  void placed(String order);
}
