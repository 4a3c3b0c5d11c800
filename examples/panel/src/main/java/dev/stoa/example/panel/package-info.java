/** Three models that debate, and leave a receipt. */
package dev.stoa.example.panel;
