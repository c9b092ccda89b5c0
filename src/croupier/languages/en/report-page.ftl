# The page of reports.

reports-title = Reports
reports-none = No book of this floor asks for a report yet.
reports-which = Report
reports-from = From
reports-to = To
reports-by = Each
reports-by-table = table
reports-by-shoe = shoe
reports-by-shift = shift
reports-by-gaming-day = gaming day
reports-by-area = area
reports-making = The report is being made.
reports-show = Show
reports-last-day = Latest day
reports-this-day = Today so far
reports-last-month = Latest month
reports-this-month = This month so far
reports-print = Print
reports-csv = CSV
reports-json = JSON
inspect-title = Inspection
