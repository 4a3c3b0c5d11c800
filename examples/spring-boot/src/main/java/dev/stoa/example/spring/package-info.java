/** A Spring Boot application that keeps an audit trail of its orders in Stoa. */
package dev.stoa.example.spring;
