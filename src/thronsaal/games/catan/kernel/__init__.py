"""The rules of Catan as kernels, one module a chapter of the book, over the record in record.py."""
